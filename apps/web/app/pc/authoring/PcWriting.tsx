import type { sections } from '@kms/contract'
import { Writing } from '../../shared/authoring/Writing.tsx'
import './authoring-pc.css'

type Props = { title: string; tree: readonly sections.SectionTree[] }

export const PcWriting = ({ title, tree }: Props) => (
  <div className="container">
    <div className="authoring-page">
      <h1>{title}</h1>
      <div className="card">
        <Writing tree={tree} />
      </div>
    </div>
  </div>
)
