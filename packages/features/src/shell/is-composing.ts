/** Keys that an input method keeps for itself have this code; Safari says `isComposing` too late for the one that ends a word. */
const INPUT_METHOD = 229

/** Whether an input method is still at work: its Enter takes a word, it does not send. */
export const isComposing = (event: Event) =>
  (event instanceof InputEvent || event instanceof KeyboardEvent) &&
  (event.isComposing || (event instanceof KeyboardEvent && event.keyCode === INPUT_METHOD))
