import type { Member } from '../kernel/actor.ts'

/** What a person decided about being seen. */
export type Openness = { id: string; showsCollects: boolean; showsFollows: boolean; showsDynamics: boolean }

/** Own things are always open; for everybody else, whatever their role, the person decides. */
export const profilePolicy = {
  seeCollects: (member: Member, person: Openness) => isSelf(member, person) || person.showsCollects,
  seeFollows: (member: Member, person: Openness) => isSelf(member, person) || person.showsFollows,
  seeDynamics: (member: Member, person: Openness) => isSelf(member, person) || person.showsDynamics,
}

const isSelf = (member: Member, person: Openness) => member.id === person.id

/** Whose profile a statement may change. Made here alone, so that no other id can reach a query. */
export type OwnProfile = { readonly ownerId: string; readonly __ownProfile: unique symbol }
export const ownProfile = (member: Member): OwnProfile => ({ ownerId: member.id }) as OwnProfile
