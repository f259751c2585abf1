/** The words of a rich text, in the browser; nothing of it is run or loaded. */
export const plainText = (html: string): string =>
  new DOMParser().parseFromString(html.replace(/<\/(p|li|h\d|tr|pre|blockquote)>|<br>/g, '$&\n'), 'text/html').body
    .textContent ?? ''
