import { siteCopy } from '@kms/ui/copy/site.copy'
import { useSite } from '../use-site.ts'

const ICP_REGISTER = 'https://beian.miit.gov.cn/'
const POLICE_REGISTER = 'https://beian.mps.gov.cn/'

export function LegalLines() {
  const root = useSite()
  if (!root) return null
  return (
    <>
      <a href={ICP_REGISTER} rel="noreferrer">
        {root.site.icpNumber}
      </a>
      <a href={POLICE_REGISTER} rel="noreferrer">
        {root.site.policeNumber}
      </a>
      <span>{siteCopy.copyright(root.year)}</span>
    </>
  )
}
