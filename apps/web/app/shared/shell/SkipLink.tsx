import { siteCopy } from '@kms/ui/copy/site.copy'

export const SkipLink = () => (
  <a className="skip-link" href="#content">
    {siteCopy.skipToContent}
  </a>
)
