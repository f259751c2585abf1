import { captureCampaign } from '@kms/features/session/campaign'
import { tabMemory } from './session-tab.ts'

/** What the address says of where the reader came from, before he is led away from it. */
export const keepCampaign = () => captureCampaign(new URLSearchParams(window.location.search), tabMemory)
