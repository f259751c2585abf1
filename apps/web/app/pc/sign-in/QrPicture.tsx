import { signInCopy } from '@kms/ui/copy/sign-in.copy'
import { useEffect, useState } from 'react'

/** Scanners need this many empty modules around the code. */
const QUIET_ZONE = 4

/** The code as one path: no picture to load, and nothing that the content policy would have to allow. */
async function drawingOf(text: string) {
  const { create } = await import('qrcode')
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  let path = ''
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (data[row * size + column]) path += `M${column} ${row}h1v1h-1z`
    }
  }
  return { path, size }
}

export function QrPicture({ text }: { text: string }) {
  const [drawing, setDrawing] = useState<{ path: string; size: number }>()
  useEffect(() => {
    let current = true
    void drawingOf(text).then((drawn) => current && setDrawing(drawn))
    return () => {
      current = false
    }
  }, [text])
  if (!drawing) return null
  const side = drawing.size + 2 * QUIET_ZONE
  return (
    <svg role="img" aria-label={signInCopy.qrPicture} viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}>
      <path d={drawing.path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
