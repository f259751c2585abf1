import { libraryPath } from '@kms/features/faq/faq-paths'
import { redirect } from 'react-router'
import type { Route } from './+types/detail.page.ts'

/** Details of nothing in particular: the library, from where every detail is reached. */
export const loader = ({ url }: Route.LoaderArgs) =>
  redirect(libraryPath(/\/mobile\/detail/i.test(url.pathname) ? 'mobile' : 'pc'))

export default function DetailPage() {
  return null
}
