import { addPath, draftBoxPath } from '@kms/features/drafts/draft-paths'
import { authoringCopy } from '@kms/ui/copy/authoring.copy'
import { Link } from 'react-router'
import { authoringMeta } from '../../shared/authoring/authoring.loader.ts'
import './authoring-pc.css'

const copy = authoringCopy.operate

export const loader = () => null
export const meta = () => authoringMeta('pc-operate')

const CHOICES = [
  { to: addPath('pc', 0), title: copy.ask, advice: copy.askAdvice },
  { to: addPath('pc', 1), title: copy.write, advice: copy.writeAdvice },
  { to: draftBoxPath('pc'), title: copy.drafts, advice: copy.draftsAdvice },
]

export default function OperatePage() {
  return (
    <div className="container">
      <div className="authoring-page">
        <h1>{copy.title}</h1>
        <nav className="operate-choices" aria-label={copy.title}>
          {CHOICES.map(({ to, title, advice }) => (
            <Link key={to} to={to} className="card">
              <b>{title}</b>
              <span>{advice}</span>
            </Link>
          ))}
        </nav>
      </div>
    </div>
  )
}
