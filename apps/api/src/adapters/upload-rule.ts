import type { CORSRule } from '@aws-sdk/client-s3'

/** The pages of one site may send to the store. The rule carries the site's name, so that each site renews its own alone. */
export const uploadRule = (site: string, furtherOrigins: readonly string[]): CORSRule & { ID: string } => ({
  ID: `uploads from ${site}`,
  AllowedOrigins: [...new Set([site, ...furtherOrigins])],
  AllowedMethods: ['PUT', 'GET', 'HEAD'],
  AllowedHeaders: ['content-type', 'if-none-match'],
  ExposeHeaders: ['ETag'],
  MaxAgeSeconds: 3600,
})

const sameOrigins = (one: CORSRule, other: CORSRule) =>
  one.AllowedOrigins?.toSorted().join() === other.AllowedOrigins?.toSorted().join()

/** What the bucket's rules must become, or undefined when ours is among them as it should be. */
export function withUploadRule(rules: readonly CORSRule[], own: CORSRule & { ID: string }): CORSRule[] | undefined {
  const ours = rules.filter(({ ID }) => ID === own.ID)
  if (ours.length === 1 && ours.every((rule) => sameOrigins(rule, own))) return undefined
  return [...rules.filter(({ ID }) => ID !== own.ID), own]
}
