import table from './dictionary/traditional-characters.json' with { type: 'json' }

const traditional = [...table.traditional]
const simplified = [...table.simplified]
const simplifiedOf = new Map(traditional.map((character, index) => [character, simplified[index] ?? character]))

const TRADITIONAL = new RegExp(`[${table.traditional}]`, 'g')

/** For the engine's mapping filter: it must fold exactly as we do. */
export const traditionalMappings = traditional.map((character, index) => `${character}=>${simplified[index]}`)

/** Full-width becomes half-width, capitals small, traditional characters simplified. Keeps the length of Chinese text. */
export const normaliseText = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(TRADITIONAL, (character) => simplifiedOf.get(character) ?? character)
