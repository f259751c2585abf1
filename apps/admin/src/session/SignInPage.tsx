import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { LogoMark } from '@kms/ui/Logo'
import { signIn } from './session-store.ts'
import { tokenProblem } from './token.ts'
import './sign-in.css'

/** Stands in until the company's sign-in is connected, and says so. */
export function SignInPage({ expiredName }: { expiredName?: string }) {
  const [token, setToken] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  const submit = () => {
    const trimmed = token.trim()
    const found = trimmed === '' ? '请粘贴令牌' : tokenProblem(trimmed, Date.now())
    setProblem(found)
    if (found === null) signIn(trimmed)
  }

  return (
    <main className={expiredName === undefined ? 'sign-in' : 'sign-in sign-in-cover'}>
      <section className="sign-in-card">
        <h1>
          <LogoMark size={28} /> 施知道 运营台
        </h1>
        {expiredName !== undefined && (
          <Alert
            type="warning"
            showIcon
            title="登录已失效"
            description={`请以 ${expiredName} 的身份重新登录，未保存的内容还在。`}
          />
        )}
        <p>统一登录尚未接入。目前凭开发令牌进入，在项目目录执行：</p>
        <pre>
          <code>make token ROLE=operator</code>
        </pre>
        <Form layout="vertical" onFinish={submit}>
          <Form.Item
            label="令牌"
            htmlFor="token"
            validateStatus={problem === null ? '' : 'error'}
            help={problem && <span id="token-problem">{problem}</span>}
          >
            <Input.TextArea
              id="token"
              rows={4}
              autoFocus
              autoComplete="off"
              spellCheck={false}
              value={token}
              aria-invalid={problem !== null}
              aria-describedby={problem === null ? undefined : 'token-problem'}
              onChange={(event) => setToken(event.target.value)}
            />
          </Form.Item>
          <Button type="primary" htmlType="submit" block>
            登录
          </Button>
        </Form>
        <p className="sign-in-note">令牌只保存在本标签页，关闭即失效；也可以用 #token=… 附在地址后面打开。</p>
      </section>
    </main>
  )
}
