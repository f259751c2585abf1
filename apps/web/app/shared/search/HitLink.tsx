import type { SearchHit } from '@kms/contract/search'
import type { Device } from '@kms/features/device/device'
import { foundPath } from '@kms/features/search/found-path'
import { Highlighted } from '@kms/ui/Highlighted'
import { Link } from 'react-router'
import { useViewer } from '../use-viewer.ts'
import type { FoundBy } from './hit-view.ts'

type Props = { hit: SearchHit; found: FoundBy; device: Device }

/** The pages of people are for members. */
export function HitLink({ hit, found, device }: Props) {
  const viewer = useViewer()
  const title = <Highlighted html={hit.highlight.title} />
  if (hit.type === 'USER' && !viewer) return title
  return (
    <Link to={foundPath(device, hit.type, hit.id)} state={found}>
      {title}
    </Link>
  )
}
