import { dataCharacters, IMAGE_MAX_CHARACTERS } from './compress-image.ts'
import type { ImageAnswer } from './image.worker.ts'

let worker: Worker | undefined
let lastId = 0

function ask(file: File): Promise<Blob | null> {
  worker ??= new Worker(new URL('./image.worker.ts', import.meta.url), { type: 'module' })
  const id = ++lastId
  const asked = worker
  return new Promise((resolve) => {
    const done = (blob: Blob | null) => {
      asked.removeEventListener('message', take)
      asked.removeEventListener('error', fail)
      resolve(blob)
    }
    const take = ({ data }: MessageEvent<ImageAnswer>) => data.id === id && done(data.blob)
    const fail = () => done(null)
    asked.addEventListener('message', take)
    asked.addEventListener('error', fail)
    asked.postMessage({ id, file })
  })
}

/** The picture as it goes up: as it is where it fits, else compressed. What this browser can't decode the server judges. */
export async function compressed(file: File): Promise<File> {
  const fits = dataCharacters(file.type, file.size) < IMAGE_MAX_CHARACTERS
  // Moving pictures would stop.
  if (fits || file.type === 'image/gif' || typeof OffscreenCanvas === 'undefined') return file
  const blob = await ask(file)
  return blob ? new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: blob.type }) : file
}
