import { redirect } from 'react-router'
import type { Route } from './+types/start.page.ts'
import { requestScope } from './request-scope.ts'

/** The root leads to the home page, straight to the reader's own site. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(`/${context.get(requestScope).device}/home`)
