/**
 * What is kept about a person, column by column, and what becomes of it when the account is deleted. A test reads every
 * reference to a person from the database itself and fails on one that is not named here: who adds a table adds its row.
 */
export type Fate =
  /** The rows go. */
  | { fate: 'removed' }
  /** The row stays and no longer says whose it was. */
  | { fate: 'unnamed' }
  /** The row stays with the account, which says nothing of the person any more. */
  | { fate: 'kept'; why: string }
  /** Not a matter of one column: erase-account.ts does it. */
  | { fate: 'settled'; how: string }

export type PersonalData = Fate & {
  /** The rows are part of the copy that a person may ask for; without these columns, which are the site's own. */
  copied?: true
  without?: readonly string[]
}

const removed = { fate: 'removed' } as const
const unnamed = { fate: 'unnamed' } as const
const kept = (why: string) => ({ fate: 'kept', why }) as const
const settled = (how: string) => ({ fate: 'settled', how }) as const
const copied = { copied: true } as const

const POSTS = 'what was published stays, by 已注销用户'
const DUTY = 'who acted for the site is part of its books; such accounts are not deleted while they have duties'
const LEDGER = 'the ledger is only ever added to, and its sums must hold; the rows say nothing but points'
const COUNTED = 'totals that others see are made of it'

export const PERSONAL_DATA: Readonly<Record<string, PersonalData>> = {
  'app_user.id': { ...settled('every field of the person is blanked (ACCOUNT_COLUMNS)'), ...copied },
  'user_identity.user_id': { ...removed, ...copied },
  'user_session.user_id': { ...removed, ...copied, without: ['id', 'provider_tokens'] },
  'qr_ticket.user_id': removed,
  'sign_in_event.user_id': {
    ...settled('address, device and campaign are blanked; that somebody signed in stays'),
    ...copied,
  },
  'request_key.author_id': removed,
  'message.user_id': { ...removed, ...copied },
  'message.actor_id': settled('unnamed, and the name taken out of the words (forget-name.ts)'),
  'message_switch.user_id': { ...removed, ...copied },
  'message_delivery.user_id': { ...removed, ...copied },
  'user_contact.user_id': { ...removed, ...copied },
  'user_section.user_id': { ...removed, ...copied },
  'user_tag.user_id': { ...removed, ...copied },
  'user_focus.follower_id': { ...settled('removed, and the totals of those he followed follow'), ...copied },
  'user_focus.followee_id': settled('removed, and the totals of his followers follow'),
  'user_tally.user_id': removed,
  'user_badge.user_id': { ...removed, ...copied },
  'dynamic.author_id': kept(POSTS),
  'recommendation.user_id': { ...removed, ...copied },
  'member_rank.user_id': removed,
  'bigshot_standing.user_id': removed,
  'point_entry.user_id': { ...kept(LEDGER), ...copied },
  'point_balance.user_id': { ...kept(LEDGER), ...copied },
  'point_day.user_id': kept(LEDGER),
  'point_sign.user_id': { ...removed, ...copied },
  'score_exchange.user_id': { ...kept('what was paid out at a platform has to be shown'), ...copied },
  'expert_setting.user_id': { ...removed, ...copied },
  'question_offer.expert_id': { ...settled('open ones go on to the next expert; words are blanked'), ...copied },
  'question_offer.sent_by': unnamed,
  'question.author_id': { ...settled(`drafts are removed; ${POSTS}`), ...copied, without: ['search_terms'] },
  'question_draft.author_id': { ...settled('emptied, removed with a piece that was never published'), ...copied },
  'question_revision.editor_id': kept(POSTS),
  'question_like.user_id': { ...kept(COUNTED), ...copied },
  'question_collect.user_id': { ...kept(COUNTED), ...copied },
  'answer.author_id': { ...settled(`what was never published is removed; ${POSTS}`), ...copied },
  'answer.mention_ids': settled('the name in the text is replaced (forget-name.ts)'),
  'answer_revision.editor_id': kept(POSTS),
  'answer_like.user_id': { ...kept(COUNTED), ...copied },
  'answer_collect.user_id': { ...kept(COUNTED), ...copied },
  'answer_comment.author_id': { ...settled(`what was never published is removed; ${POSTS}`), ...copied },
  'answer_comment.mention_ids': settled('the name in the text is replaced (forget-name.ts)'),
  'faq_like.user_id': { ...kept(COUNTED), ...copied },
  'faq_collect.user_id': { ...kept(COUNTED), ...copied },
  'faq_revision.editor_id': kept(DUTY),
  'file.owner_id': {
    ...settled('files that no reader sees are erased with their bytes'),
    ...copied,
    without: ['upload_key', 'key', 'multipart_id'],
  },
  'review_item.author_id': settled('what was not passed is removed with its text'),
  'review_item.claimed_by': kept(DUTY),
  'review_item.handed_to': kept(DUTY),
  'review_item.decided_by': kept(DUTY),
  'search_miss.handled_by': kept(DUTY),
  'question_merge.moderator_id': kept(DUTY),
  'question_merge.undone_by': kept(DUTY),
  'search_synonym.updated_by': kept(DUTY),
  'sensitive_word.updated_by': kept(DUTY),
  'audit_event.actor_id': kept(DUTY),
  'data_export.user_id': { ...settled('removed, its archives are erased'), ...copied, without: ['key'] },
  'account_deletion.user_id': kept('that and when somebody asked to be forgotten has to be shown'),
}

/** Every column of the account and what it says afterwards; undefined is left as it is, for it says nothing of a person. */
export const ACCOUNT_COLUMNS: Readonly<Record<string, string | number | boolean | null | undefined>> = {
  id: undefined,
  nickname: '已注销用户',
  title: '',
  company_type: '',
  bio: '',
  company: '',
  avatar_file_id: null,
  shows_collects: false,
  shows_follows: false,
  shows_dynamics: false,
  shows_in_hot: false,
  // Whatever leaves out the banned (search, ranks, @, signing in) leaves out who is gone.
  roles: '{banned}',
  is_big_v: false,
  user_type: 'customer',
  trust_level: 0,
  published_count: undefined,
  first_choice_at: null,
  skill_tag_ids: '{}',
  created_at: undefined,
  deleted_at: undefined,
}

/** The tables of the rows that have this fate, each with the column that names the person. */
export const withFate = (fate: Fate['fate']) =>
  Object.entries(PERSONAL_DATA).flatMap(([place, data]) => (data.fate === fate ? [placeOf(place)] : []))

export const copiedTables = () =>
  Object.entries(PERSONAL_DATA).flatMap(([place, { copied: isCopied, without = [] }]) =>
    isCopied ? [{ ...placeOf(place), without }] : [],
  )

function placeOf(place: string) {
  const [table = '', column = ''] = place.split('.')
  return { table, column }
}
