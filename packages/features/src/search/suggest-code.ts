/** A word that mixes letters and digits, as catalogue numbers do. */
const CODE_WORD = /[A-Za-z0-9]*[A-Za-z][A-Za-z0-9]*/g

/** `NSX25OF` → `NSX250F`: O, I and l typed beside a digit are most likely 0 and 1. Undefined when nothing looks mistyped. */
export function suggestCode(keyword: string): string | undefined {
  for (const word of keyword.normalize('NFKC').match(CODE_WORD) ?? []) {
    if (!/\d/.test(word)) continue
    let fixed = word
    // Each replacement may put a digit beside the next letter.
    for (let before = ''; before !== fixed;) {
      before = fixed
      fixed = fixed.replace(/(?<=\d)[Oo]/g, '0').replace(/(?<=\d)[Il](?=\d|$)/g, '1')
    }
    if (fixed !== word) return fixed.toUpperCase() === fixed || /[a-z]/.test(word) ? fixed : fixed.toUpperCase()
  }
  return undefined
}
