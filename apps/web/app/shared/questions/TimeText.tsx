import { formatRelative } from '@kms/ui/format/format-time'
import { useState } from 'react'

/** "N 分钟前" may have moved on between the server's words and the browser's. */
export function TimeText({ at, suffix = '' }: { at: string; suffix?: string }) {
  const [now] = useState(Date.now)
  return (
    <time dateTime={at} suppressHydrationWarning>
      {formatRelative(at, now)}
      {suffix}
    </time>
  )
}
