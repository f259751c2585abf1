const DIGITS: Record<string, number> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}
const PLACES: Record<string, number> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 }

// As short as the unit allows: in 五十千安 the 千 belongs to the unit.
const NUMERAL =
  '(?<![\\d.])[零〇一二两三四五六七八九十][零〇一二两三四五六七八九十百千万]*?(?:点[零〇一二三四五六七八九]+)?'

function readWhole(text: string): number {
  let [total, digit] = [0, -1]
  for (const character of text) {
    const place = PLACES[character]
    if (place === undefined) {
      const value = DIGITS[character] as number
      // 二二〇 is read digit by digit.
      digit = digit > 0 && total === 0 ? digit * 10 + value : value
    } else if (place === 10_000) {
      total = (total + Math.max(digit, 0)) * place
      digit = -1
    } else {
      total += (digit < 0 ? 1 : digit) * place
      digit = -1
    }
  }
  return total + Math.max(digit, 0)
}

/** Numbers in characters that stand before one of these units, in figures: 零点五兆欧 → 0.5兆欧. */
export function numeralsToFigures(text: string, units: string): string {
  return text.replace(new RegExp(`(${NUMERAL})(?=\\s*(?:${units}))`, 'g'), (numeral: string) => {
    const [whole = '', fraction] = numeral.split('点')
    const value = readWhole(whole)
    return fraction ? `${value}.${[...fraction].map((digit) => DIGITS[digit]).join('')}` : String(value)
  })
}
