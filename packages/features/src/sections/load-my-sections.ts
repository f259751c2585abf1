import type { Api } from '@kms/api-client'
import { orErrorPage } from '../http/page-errors.ts'

export const loadMySections = async (api: Api) => ({ tree: await orErrorPage(api.listAllSectionsForMe({})) })
