/**
 * The editor's tables and lists, written the way the rest of the corpus is: head rows in <thead>, no column widths,
 * no paragraph around the only line of a cell or list item. Works on a detached element and changes it.
 */
export function tidyHtml(body: HTMLElement): string {
  for (const element of body.querySelectorAll('colgroup')) element.remove()
  for (const element of body.querySelectorAll('[style]')) element.removeAttribute('style')
  for (const cell of body.querySelectorAll('th, td')) {
    for (const span of ['colspan', 'rowspan']) if (cell.getAttribute(span) === '1') cell.removeAttribute(span)
  }
  for (const box of body.querySelectorAll('li, th, td')) unwrapOnlyParagraph(box)
  for (const table of body.querySelectorAll('table')) moveHeadRows(table)
  // The editor keeps an empty line at the end to type on.
  while (isEmptyParagraph(body.lastElementChild)) body.lastElementChild?.remove()
  return body.innerHTML
}

const isEmptyParagraph = (element: Element | null) => element?.tagName === 'P' && element.innerHTML === ''

function unwrapOnlyParagraph(box: Element) {
  const paragraphs = [...box.children].filter((child) => child.tagName === 'P')
  const first = box.firstElementChild
  if (paragraphs.length === 1 && first?.tagName === 'P') first.replaceWith(...first.childNodes)
}

function moveHeadRows(table: HTMLTableElement) {
  const body = table.querySelector(':scope > tbody')
  if (body === null || table.querySelector(':scope > thead') !== null) return
  const rows = [...body.children]
  const firstPlain = rows.findIndex((row) => [...row.children].some((cell) => cell.tagName !== 'TH'))
  // A table of nothing but head cells has no head.
  const headRows = firstPlain < 0 ? [] : rows.slice(0, firstPlain)
  if (headRows.length === 0) return
  const head = table.ownerDocument.createElement('thead')
  head.append(...headRows)
  body.before(head)
}
