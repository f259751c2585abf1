import type { profiles } from '@kms/contract'
import type { Member } from '../../kernel/actor.ts'
import type { Deps } from '../../kernel/deps.ts'
import { presentAuthor, type AuthorRow } from '../../kernel/public-user.ts'
import { profilePolicy } from '../../policies/profile.policy.ts'
import type { Taxonomy } from '../sections/index.ts'
import { avatarUrl, type AvatarRow } from './avatar.ts'

export type ProfileRow = AuthorRow &
  AvatarRow & {
    company_type: string
    company: string
    bio: string
    skill_tag_ids: string[]
    created_at: Date
    shows_collects: boolean
    shows_follows: boolean
    shows_dynamics: boolean
    shows_in_hot: boolean
    question_count: number
    topic_count: number
    answer_count: number
    best_count: number
    following_count: number
    follower_count: number
    reputation: number
    focused: boolean
    follows_me: boolean
    badges: profiles.Badge[]
  }

/** Read of the person's own page only. */
export type OwnRow = {
  draft_count: number
  pending_count: number
  collect_count: number
  section_count: number
  unread_count: number
}

/** Field by field: what is not named here never leaves, whatever the row holds. */
export function presentProfile(
  deps: Pick<Deps, 'store'>,
  reader: Member,
  row: ProfileRow & Partial<OwnRow>,
  taxonomy: Taxonomy,
): profiles.Profile {
  const person = {
    id: row.author_id,
    showsCollects: row.shows_collects,
    showsFollows: row.shows_follows,
    showsDynamics: row.shows_dynamics,
  }
  const isMe = reader.id === person.id
  return {
    ...presentAuthor(row),
    companyType: row.company_type,
    company: row.company,
    bio: row.bio,
    avatarUrl: avatarUrl(deps, row),
    skills: taxonomy.tagRefs(row.skill_tag_ids),
    joinedAt: row.created_at.toISOString(),
    counts: {
      questions: row.question_count,
      topics: row.topic_count,
      answers: row.answer_count,
      bestAnswers: row.best_count,
      following: row.following_count,
      followers: row.follower_count,
    },
    reputation: row.reputation,
    badges: row.badges,
    isMe,
    focused: row.focused,
    followsMe: row.follows_me,
    shows: {
      collects: profilePolicy.seeCollects(reader, person),
      follows: profilePolicy.seeFollows(reader, person),
      dynamics: profilePolicy.seeDynamics(reader, person),
    },
    mine: isMe
      ? {
          privacy: {
            showCollects: row.shows_collects,
            showFollows: row.shows_follows,
            showDynamics: row.shows_dynamics,
            showInHot: row.shows_in_hot,
          },
          draftCount: row.draft_count ?? 0,
          pendingCount: row.pending_count ?? 0,
          collectCount: row.collect_count ?? 0,
          sectionCount: row.section_count ?? 0,
          unreadCount: row.unread_count ?? 0,
        }
      : null,
  }
}
