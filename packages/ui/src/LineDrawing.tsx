/** Small single-line diagrams that stand above a message: the lines, and the part that is live or at fault. */
const drawings = {
  empty: [
    'M8 16h112M32 16v14M32 62v18M32 62l-10-24M96 16v14M96 62v18M96 62 86 38M27 30l10 10M37 30 27 40M91 30l10 10M101 30 91 40',
    'missing',
    'M64 16v20M64 52v28',
  ],
  failed: ['M8 20h112M64 20v12M64 58v18M64 58 50 42', 'fault', 'M58 34l12 12M70 34 58 46'],
  noAccess: [
    'M8 16h112M64 16v16M52 42v-6a12 12 0 0 1 24 0v6M45 42h38a3 3 0 0 1 3 3v28a3 3 0 0 1 -3 3h-38a3 3 0 0 1 -3 -3v-28a3 3 0 0 1 3 -3z',
    'live',
    'M60 58a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  ],
  notFound: [
    'M8 44h30M90 44h30M45 41l25-17M38 44a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
    'live',
    'M82 44a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  ],
} as const

/** The lines, what the special part is, and the part. */
export type OwnDrawing = readonly [lines: string, state: 'live' | 'missing' | 'fault', part: string]
/** One of the shared drawings, or one that travels with the page that shows it. */
export type Drawing = keyof typeof drawings | OwnDrawing

export function LineDrawing({ name }: { name: Drawing }) {
  const [lines, state, part] = typeof name === 'string' ? drawings[name] : name
  return (
    <svg className="line-drawing" viewBox="0 0 128 88" aria-hidden="true">
      <path d={lines} />
      <path className={state} d={part} />
    </svg>
  )
}
