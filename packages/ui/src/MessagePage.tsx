import type { ReactNode } from 'react'
import { LineDrawing, type Drawing } from './LineDrawing.tsx'

type Props = { drawing: Drawing; title: string; advice?: ReactNode; heading?: 'h1' | 'h2'; children?: ReactNode }

/** A drawing, the reason, one thing to do: for empty lists, errors and refusals. */
export const MessagePage = ({ drawing, title, advice, heading: Heading = 'h2', children }: Props) => (
  <div className="message-page">
    <LineDrawing name={drawing} />
    <Heading>{title}</Heading>
    {advice && <p>{advice}</p>}
    {children}
  </div>
)
