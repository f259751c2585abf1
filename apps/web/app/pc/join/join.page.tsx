import { signInCopy } from '@kms/ui/copy/sign-in.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { JoinCard } from '../../shared/sign-in/JoinCard.tsx'
import { returnAddress } from '../../shared/sign-in/sign-in.loader.ts'
import type { Route } from './+types/join.page.ts'

export const loader = (args: Route.LoaderArgs) => ({ returnTo: returnAddress(args) })
export const meta = () => [{ title: `${signInCopy.joinTitle} - ${siteCopy.name}` }]

export default function JoinPage({ loaderData: { returnTo } }: Route.ComponentProps) {
  return <JoinCard device="pc" returnTo={returnTo} />
}
