import { homePath } from '@kms/features/faq/faq-paths'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { LogoMark, LogoWords } from '@kms/ui/Logo'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useDevice } from '../use-device.ts'
import './sign-in.css'

type Props = { title: string; lead?: string | undefined; children?: ReactNode }

/** One thing to do, under our name: sign in, confirm, register. */
export const SignInCard = ({ title, lead, children }: Props) => (
  <section className="sign-in-card">
    <Link className="logo" to={homePath(useDevice())} aria-label={siteCopy.homeLabel}>
      <LogoMark />
      <LogoWords />
    </Link>
    <h1>{title}</h1>
    {lead && <p className="lead">{lead}</p>}
    {children}
  </section>
)
