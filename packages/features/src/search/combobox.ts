/** The dropdown stays this long after the field loses focus, so that a click inside it still counts. */
export const DROPDOWN_CLOSE_DELAY_MS = 500

/** No option is chosen: the typed words count. */
export const NONE = -1

/** Where an arrow key leads in a list of `count` options; up and down pass through the field itself. */
export function moveChoice(choice: number, key: string, count: number): number {
  if (count === 0) return NONE
  if (key === 'ArrowDown') return choice + 1 >= count ? NONE : choice + 1
  if (key === 'ArrowUp') return choice === NONE ? count - 1 : choice - 1
  return choice
}

/**
 * The Enter that ends a composition belongs to the input method. Safari tells the composition's end before that Enter:
 * there only the key code gives it away.
 */
export const isComposing = (event: { isComposing: boolean; keyCode: number }) =>
  event.isComposing || event.keyCode === 229
