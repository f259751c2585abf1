import { authoringCopy as copy } from '@kms/ui/copy/authoring.copy'
import { authoringLoader, authoringMeta } from '../../shared/authoring/authoring.loader.ts'
import { usePiece } from '../../shared/authoring/Writing.tsx'
import type { Route } from './+types/applet.page.ts'
import { MobileWriting } from './MobileWriting.tsx'

export const loader = ({ context }: Route.LoaderArgs) => authoringLoader({ context })
export const meta = () => authoringMeta('mobile-operate-applet')

export default function AppletPage({ loaderData }: Route.ComponentProps) {
  const piece = usePiece()
  const isArticle = piece.kind === 'new' && piece.questionType === 1
  return <MobileWriting title={isArticle ? copy.write : copy.ask} tree={loaderData.tree} />
}
