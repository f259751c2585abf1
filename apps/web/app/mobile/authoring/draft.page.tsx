import { authoringCopy } from '@kms/ui/copy/authoring.copy'
import { authoringMeta } from '../../shared/authoring/authoring.loader.ts'
import { DraftBox } from '../../shared/authoring/DraftBox.tsx'
import { NavBar } from '../MobileFrame.tsx'
import './authoring-mobile.css'

export const loader = () => null
export const meta = () => authoringMeta('mobile-operate-draft')

export default function DraftPage() {
  return (
    <>
      <NavBar title={authoringCopy.drafts.title} heading />
      <main id="content" tabIndex={-1} className="room">
        <DraftBox />
      </main>
    </>
  )
}
