import { notFound } from '@kms/features/http/page-errors'

/** Below a site, but no page of it: the site's own frame around "not found". */
export function loader() {
  throw notFound()
}

export default function NotFoundPage() {
  return null
}
