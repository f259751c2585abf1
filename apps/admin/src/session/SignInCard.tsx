import { LogoMark } from '@kms/ui/Logo'
import type { ReactNode } from 'react'
import './sign-in.css'

/** What stands in the middle of the window when the console itself can't be shown. */
export function SignInCard({ cover = false, children }: { cover?: boolean; children: ReactNode }) {
  return (
    <main className={cover ? 'sign-in sign-in-cover' : 'sign-in'}>
      <section className="sign-in-card">
        <p className="sign-in-logo">
          <LogoMark size={28} /> 施知道 运营台
        </p>
        {children}
      </section>
    </main>
  )
}
