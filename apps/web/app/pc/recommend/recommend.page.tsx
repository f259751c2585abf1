import { recommendCopy } from '@kms/ui/copy/recommend.copy'
import { FirstChoiceForm } from '../../shared/recommend/FirstChoiceForm.tsx'
import { recommendLoader } from '../../shared/recommend/recommend.loader.ts'
import { recommendMeta } from '../../shared/recommend/recommend.meta.ts'
import type { Route } from './+types/recommend.page.ts'

export const loader = ({ context }: Route.LoaderArgs) => recommendLoader({ context })
export const meta = () => recommendMeta()

export default function RecommendPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="card first-choice-page">
      <h1>{recommendCopy.title}</h1>
      <FirstChoiceForm device="pc" data={loaderData} />
    </div>
  )
}
