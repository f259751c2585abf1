import { hasRole, type Actor } from '../kernel/actor.ts'
import { AppError } from '../kernel/app-error.ts'

const mayReview = (actor: Actor) => hasRole(actor, 'moderator', 'operator', 'administrator')
/** Words decide what nobody may write: whoever answers for the site's content as a whole. */
const mayEditWords = (actor: Actor) => hasRole(actor, 'operator', 'administrator')

type Item = {
  authorId: string
  state: string
  /** Who has it open, if anybody still has. */
  claimedBy: string | null
  decidedBy: string | null
  /** Nobody has acted on the decision yet and the time for that has not come. */
  canBeUndone: boolean
}

const idOf = (actor: Actor) => (actor.kind === 'member' ? actor.id : null)
const isOpen = ({ state }: Item) => state === 'waiting' || state === 'handed_over'

export const reviewPolicy = {
  inspect: mayReview,
  editWords: mayEditWords,
  /** Nobody judges himself, and nobody is overtaken by a colleague. */
  decide: (actor: Actor, item: Item) =>
    mayReview(actor) &&
    isOpen(item) &&
    item.authorId !== idOf(actor) &&
    (item.claimedBy === null || item.claimedBy === idOf(actor)),
  undo: (actor: Actor, item: Item) => mayReview(actor) && item.decidedBy === idOf(actor) && item.canBeUndone,
}

export function authorizeReview(actor: Actor, action: 'inspect' | 'editWords') {
  if (!reviewPolicy[action](actor)) throw new AppError('auth.forbidden')
}
