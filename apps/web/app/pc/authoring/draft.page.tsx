import { authoringCopy } from '@kms/ui/copy/authoring.copy'
import { authoringMeta } from '../../shared/authoring/authoring.loader.ts'
import { DraftBox } from '../../shared/authoring/DraftBox.tsx'
import './authoring-pc.css'

export const loader = () => null
export const meta = () => authoringMeta('pc-operate-draft')

export default function DraftPage() {
  return (
    <div className="container">
      <div className="authoring-page">
        <h1>{authoringCopy.drafts.title}</h1>
        <div className="card">
          <DraftBox />
        </div>
      </div>
    </div>
  )
}
