import type { Utm } from '@kms/contract/session'
import type { Memory } from './session-storage.ts'

/** Longer ones are no campaign of ours, and the API would refuse the whole sign-in. */
export const MAX_CAMPAIGN_VALUE = 200

/** Query parameter → key in sessionStorage. */
const STORED_AS = {
  utm_source: 'utm_source',
  utm_medium: 'utm_medium',
  utm_term: 'utm_term',
  utm_campaign: 'utm_campaign',
  utm_content: 'utm_content',
  se_sr: 'se_sr',
  se_ct: 'se_ct',
  se_md: 'se_md',
  mcOAuth: 'mcOAuth',
  mcReg: 'regCode',
  exchange: 'exchange',
} as const
export type CampaignName = keyof typeof STORED_AS

/** As the identity provider's payload names them; what has no name there travels in extParams. */
const UTM_FIELDS = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_term: 'utmTerm',
  utm_campaign: 'utmCampaign',
  utm_content: 'utmContent',
  se_sr: 'seSr',
  se_ct: 'seCt',
  se_md: 'seMd',
} as const satisfies Partial<Record<CampaignName, keyof Utm>>

const NAMES = Object.keys(STORED_AS) as CampaignName[]
const hasField = (name: CampaignName): name is keyof typeof UTM_FIELDS => name in UTM_FIELDS
const sound = (value: string | null) => (value && value.length <= MAX_CAMPAIGN_VALUE ? value : undefined)

/** The campaign values of an address, in the specification's order; everything else is left out. */
export function campaignIn(query: URLSearchParams): [CampaignName, string][] {
  return NAMES.flatMap((name): [CampaignName, string][] => {
    const value = sound(query.get(name))
    return value === undefined ? [] : [[name, value]]
  })
}

export const campaignQuery = (query: URLSearchParams) => {
  const kept = campaignIn(query)
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`
}

/** On every document: what the address says is kept for the tab, and again as the one object that sign-in sends. */
export function captureCampaign(query: URLSearchParams, memory: Memory) {
  const found = campaignIn(query)
  for (const [name, value] of found) memory.set(STORED_AS[name], value)
  if (found.length > 0) memory.set('utm', JSON.stringify(utmOf(memory)))
  if (query.get('sso_checked') === 'true') memory.set('sso_checked', 'true')
}

/** For the return address after signing out. */
export function keptCampaign(memory: Memory): Partial<Record<CampaignName, string>> {
  const pairs = NAMES.flatMap((name) => {
    const value = sound(memory.get(STORED_AS[name]))
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(pairs) as Partial<Record<CampaignName, string>>
}

/** For sign-in. */
export function utmOf(memory: Memory): Utm {
  const utm: Record<string, string> = {}
  const others = new URLSearchParams()
  for (const [name, value] of Object.entries(keptCampaign(memory)) as [CampaignName, string][]) {
    if (hasField(name)) utm[UTM_FIELDS[name]] = value
    else if (new URLSearchParams([...others, [name, value]]).toString().length <= MAX_CAMPAIGN_VALUE)
      others.set(name, value)
  }
  if (others.size > 0) utm['extParams'] = others.toString()
  return utm
}
