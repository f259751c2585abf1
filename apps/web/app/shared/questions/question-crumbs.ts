import type { SectionRef } from '@kms/contract/sections'
import type { Device } from '@kms/features/device/device'
import { questionListPath } from '@kms/features/questions/question-paths'
import type { Crumb } from '@kms/ui/Breadcrumbs'
import { questionCopy } from '@kms/ui/copy/question.copy'

/** 问答 › section › section. On a list the last one is where we are. */
export function questionCrumbs(device: Device, trail: readonly SectionRef[], below = false): Crumb[] {
  const crumbs = [
    { name: questionCopy.list, href: questionListPath(device) },
    ...trail.map(({ id, name }) => ({ name, href: questionListPath(device, { section: id }) })),
  ]
  if (below) return crumbs
  return crumbs.map(({ name, href }, index) => (index === crumbs.length - 1 ? { name } : { name, href }))
}
