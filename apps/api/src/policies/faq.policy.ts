import { hasRole, type Actor } from '../kernel/actor.ts'
import { AppError } from '../kernel/app-error.ts'

type Faq = { status: string; hasDraft: boolean }
type Rule = (actor: Actor, faq: Faq) => boolean

const isEditor = (actor: Actor) => hasRole(actor, 'operator', 'administrator')

const rules = {
  read: (_actor, faq) => faq.status === 'published',
  /** Seeing drafts and history in the console: moderators too, they answer for the site's content. */
  inspect: (actor) => hasRole(actor, 'moderator', 'operator', 'administrator'),
  edit: (actor) => isEditor(actor),
  publish: (actor, faq) => isEditor(actor) && faq.hasDraft,
  withdraw: (actor, faq) => isEditor(actor) && faq.status === 'published',
} satisfies Record<string, Rule>

export type FaqAction = keyof typeof rules
export const faqPolicy: Readonly<Record<FaqAction, Rule>> = rules

const NEW_FAQ: Faq = { status: 'draft', hasDraft: true }

/** In the console, whether something exists is no secret: what one may not do answers 403. */
export function authorizeFaq(actor: Actor, action: FaqAction, faq: Faq = NEW_FAQ) {
  if (!faqPolicy[action](actor, faq)) throw new AppError('auth.forbidden')
}
