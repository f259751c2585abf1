import type { sections } from '@kms/contract'
import { Writing } from '../../shared/authoring/Writing.tsx'
import { NavBar } from '../MobileFrame.tsx'
import './authoring-mobile.css'

type Props = { title: string; tree: readonly sections.SectionTree[] }

export const MobileWriting = ({ title, tree }: Props) => (
  <>
    <NavBar title={title} heading />
    <main id="content" tabIndex={-1} className="writing">
      <Writing tree={tree} />
    </main>
  </>
)
