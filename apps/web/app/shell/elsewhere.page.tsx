import { notFound } from '@kms/features/http/page-errors'

/** An address of neither site. */
export function loader() {
  throw notFound()
}

export default function ElsewherePage() {
  return null
}
