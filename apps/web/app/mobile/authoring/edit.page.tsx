import { requireId } from '@kms/features/http/page-errors'
import { authoringCopy as copy } from '@kms/ui/copy/authoring.copy'
import { authoringLoader, authoringMeta } from '../../shared/authoring/authoring.loader.ts'
import type { Route } from './+types/edit.page.ts'
import { MobileWriting } from './MobileWriting.tsx'

export const loader = ({ context, request }: Route.LoaderArgs) => {
  requireId(new URL(request.url).searchParams.get('id') ?? '')
  return authoringLoader({ context })
}
export const meta = () => authoringMeta('mobile-operate-edit')

export default function EditPage({ loaderData }: Route.ComponentProps) {
  return <MobileWriting title={copy.edit} tree={loaderData.tree} />
}
