import { supportCopy } from '@kms/ui/copy/support.copy'
import type { OwnDrawing } from '@kms/ui/LineDrawing'
import { MessagePage } from '@kms/ui/MessagePage'
import { useSite } from '../use-site.ts'

const CODE_IN_A_BOX: OwnDrawing = [
  'M8 12h112M40 12v14M88 12v14M28 26h72v50H28z',
  'live',
  'M54 41l-10 10 10 10M74 41l10 10-10 10M67 38l-6 26',
]

export const DeveloperIntroduction = () => (
  <MessagePage heading="h1" drawing={CODE_IN_A_BOX} title={supportCopy.about.title} advice={supportCopy.about.advice}>
    <a className="button primary" href={useSite()?.site.developerUrl} target="_blank" rel="noopener noreferrer">
      {supportCopy.about.open}
    </a>
  </MessagePage>
)
