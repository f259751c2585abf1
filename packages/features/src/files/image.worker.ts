import { compressUnder } from './compress-image.ts'

type Question = { id: number; file: File }
export type ImageAnswer = { id: number; blob: Blob | null }

/** Smaller than any camera makes them, larger than any page shows them. */
const MAX_SIDE = 4096

/** Decodes, turns upright and encodes away from the page, which stays quick. */
async function compress(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) return null
  // A transparent picture becomes one on paper: JPEG knows no transparency.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return (await compressUnder((quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }))) ?? null
}

self.addEventListener('message', ({ data: { id, file } }: MessageEvent<Question>) => {
  const answer = (blob: Blob | null) => self.postMessage({ id, blob } satisfies ImageAnswer)
  compress(file).then(answer, () => answer(null))
})
