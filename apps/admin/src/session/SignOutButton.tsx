import { App, Button, type ButtonProps } from 'antd'
import { useState } from 'react'
import { describeFailure } from './describe-failure.ts'
import { signOut } from './sign-out.ts'

/** Signs out at once: only where no work can be lost. */
export function SignOutButton(props: Omit<ButtonProps, 'onClick' | 'loading'>) {
  const { message } = App.useApp()
  const [leaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    try {
      await signOut()
    } catch (error) {
      setLeaving(false)
      void message.error(`没有退出：${describeFailure(error)}`)
    }
  }
  return <Button {...props} loading={leaving} onClick={() => void leave()} />
}
