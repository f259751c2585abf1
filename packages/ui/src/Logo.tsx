import { siteCopy } from './copy/site.copy.ts'

export const LogoMark = ({ size = 34 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 34 34" aria-hidden="true">
    <rect width="34" height="34" rx="6" fill="#0a8436" />
    <path d="M0 24h34v4a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z" fill="#087030" />
    <path d="M17 4.5V11M17 29.5v-7L10.3 12" fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
    <path d="m14 8 6 6M20 8l-6 6" stroke="#7dec93" strokeWidth="2.6" strokeLinecap="round" />
  </svg>
)

export const LogoWords = () => (
  <span>
    <b>{siteCopy.name}</b>
    <small>{siteCopy.tagline}</small>
  </span>
)
