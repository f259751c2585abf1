import type { Device } from '@kms/features/device/device'
import type { QuestionListData } from '@kms/features/questions/load-question-list'
import { questionListPath } from '@kms/features/questions/question-paths'
import { pageMeta, type SiteIdentity } from '@kms/features/shell/page-meta'
import { questionCopy } from '@kms/ui/copy/question.copy'

export function questionListMeta(site: SiteIdentity, device: Device, { section, tag, tags, trail }: QuestionListData) {
  const sectionName = trail.at(-1)?.name
  const tagName = tags.find(({ id }) => id === tag)?.name
  return pageMeta(site, device, {
    title: [tagName, sectionName, questionCopy.list].filter(Boolean).join(' - '),
    description: sectionName ? questionCopy.sectionDescription(sectionName) : questionCopy.listDescription,
    pcPath: questionListPath('pc', { section, tag }),
    mobilePath: questionListPath('mobile', { section, tag }),
  })
}
