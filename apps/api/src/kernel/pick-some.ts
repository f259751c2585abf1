/** Some of them, in random order. */
export function pickSome<T>(from: readonly T[], count: number, random: () => number = Math.random): T[] {
  const left = [...from]
  const picked: T[] = []
  while (picked.length < count && left.length > 0) {
    picked.push(...left.splice(Math.floor(random() * left.length), 1))
  }
  return picked
}
