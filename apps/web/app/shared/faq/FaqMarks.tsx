import { faqPath, signInPath } from '@kms/features/faq/faq-paths'
import type { FaqDetailData } from '@kms/features/faq/load-faq-detail'
import { faqDetailCopy } from '@kms/ui/copy/faq-detail.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Icon } from '@kms/ui/Icon'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '../shell/lazy-part.ts'
import { useDevice } from '../use-device.ts'
import { useViewer } from '../use-viewer.ts'

const FaqMemberMarks = lazyPart(async () => (await import('./FaqMemberMarks.tsx')).FaqMemberMarks)

/** Members like and collect; visitors, who are most readers here, are led to sign-in and back and load nothing for it. */
export function FaqMarks({ faq }: Pick<FaqDetailData, 'faq'>) {
  const isMember = useViewer() !== null
  const device = useDevice()
  const signIn = signInPath(device, faqPath(device, faq.id))
  const likes = formatCount(faq.likeCount)
  const collects = formatCount(faq.collectCount)
  if (isMember)
    return (
      <Suspense>
        <FaqMemberMarks faq={faq} />
      </Suspense>
    )
  return (
    <>
      <Link to={signIn} aria-label={faqDetailCopy.signInToLike(likes)}>
        <Icon name="like" size={20} />
        {faqDetailCopy.like} {likes}
      </Link>
      <Link to={signIn} aria-label={faqDetailCopy.signInToCollect(collects)}>
        <Icon name="star" size={20} />
        {faqDetailCopy.collect} {collects}
      </Link>
    </>
  )
}
