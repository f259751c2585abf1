/** The specification's limit: characters of the picture as a data address. */
export const IMAGE_MAX_CHARACTERS = 3_145_728
/** The specification's step of quality. */
export const COMPRESSION_STEP = 0.01

const STEPS = Math.round(1 / COMPRESSION_STEP)

/** How long a picture is as `data:TYPE;base64,…`, without making the text. */
export const dataCharacters = (type: string, bytes: number) => `data:${type};base64,`.length + Math.ceil(bytes / 3) * 4

export type Encoded = { type: string; size: number }

/**
 * The picture at the best quality under the limit. Quality falls in steps of 0.01 from 1, as the specification says; since less
 * quality never takes more room, the step is found by halving: 7 encodings instead of up to 100. Undefined when none is under.
 */
export async function compressUnder<P extends Encoded>(
  encode: (quality: number) => Promise<P>,
  limit = IMAGE_MAX_CHARACTERS,
): Promise<P | undefined> {
  let best: P | undefined
  let low = 0
  let high = STEPS
  // The first step is the whole quality: most pictures need no other.
  for (let step = STEPS; low <= high; step = Math.floor((low + high) / 2)) {
    const picture = await encode(step / STEPS)
    if (dataCharacters(picture.type, picture.size) < limit) {
      best = picture
      low = step + 1
    } else high = step - 1
  }
  return best
}
