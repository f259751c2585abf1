import type { Synonym, SynonymDraft } from '@kms/contract/admin-dictionary'
import { Drawer, Form, Input, Radio, Select, Switch } from 'antd'
import { useState } from 'react'
import { ActFailure } from '../form/ActFailure.tsx'
import { Labelled } from '../form/Labelled.tsx'
import { SaveFooter } from '../form/SaveFooter.tsx'
import { useAct } from '../form/use-act.ts'
import { api } from '../session/api.ts'
import { SYNONYM_KINDS, SYNONYMS } from './synonym-words.ts'

type Props = { synonym: Synonym | null; word: string; close: () => void; reload: () => void }
type Words = 'words' | 'oneWay' | 'misspelt' | 'pinyin'

const KINDS = Object.entries(SYNONYM_KINDS).map(([value, label]) => ({ value, label }))

const draftOf = ({ kind, words, oneWay, misspelt, pinyin, note, enabled }: Synonym): SynonymDraft => ({
  ...{ kind, words, oneWay, misspelt, pinyin, note, enabled },
})
const newDraft = (word: string): SynonymDraft => ({
  kind: 'synonym',
  words: word ? [word] : [],
  ...{ oneWay: [], misspelt: [], pinyin: [], note: '', enabled: true },
})

export function SynonymDrawer({ synonym, word, close, reload }: Props) {
  const [draft, setDraft] = useState(() => (synonym === null ? newDraft(word) : draftOf(synonym)))
  const { act, pending, failure, errorOf } = useAct(SYNONYMS)
  const set = (change: Partial<SynonymDraft>) => setDraft((before) => ({ ...before, ...change }))

  async function save() {
    const saved = await act(
      () =>
        synonym === null
          ? api.adminAddSynonym({ body: draft })
          : api.adminSaveSynonym({ params: { id: synonym.id }, body: { ...draft, revision: synonym.revision } }),
      '已保存，几秒内生效',
    )
    if (saved !== null) close()
  }

  const words = (field: Words, label: string, hint: string, required = false) => (
    <Labelled id={`synonym-${field}`} label={label} error={errorOf(field)} hint={hint} required={required}>
      {(control) => (
        <Select
          {...control}
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={[',', '，', '、', ';', '；']}
          value={draft[field]}
          onChange={(list: string[]) => set({ [field]: list })}
        />
      )}
    </Labelled>
  )
  const isSynonym = draft.kind === 'synonym'
  return (
    <Drawer
      open
      onClose={close}
      size={560}
      title={synonym === null ? '新建词组' : '编辑词组'}
      footer={<SaveFooter pending={pending} save={save} close={close} />}
    >
      <ActFailure failure={failure} reload={reload} />
      <Form className="drawer-form" layout="vertical" component="div">
        <Labelled id="synonym-kind" label="类型" error={errorOf('kind')}>
          {(control) => (
            <Radio.Group
              {...control}
              options={KINDS}
              value={draft.kind}
              onChange={(event) => set({ kind: event.target.value })}
            />
          )}
        </Labelled>
        {words('words', isSynonym ? '互为同义的词' : '同一产品的型号', '第一个是行业通用的叫法；回车或逗号分隔', true)}
        {isSynonym && words('oneWay', '单向词', '也可能指别的东西，能搜到主词，但不会被主词带出来')}
        {isSynonym && words('misspelt', '常见错写', '能看懂，但不会推荐给别人')}
        {isSynonym && words('pinyin', '拼音', '没开输入法时的打法')}
        <Labelled id="synonym-note" label="备注" error={errorOf('note')}>
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              value={draft.note}
              onChange={(event) => set({ note: event.target.value })}
            />
          )}
        </Labelled>
        <Labelled id="synonym-enabled" label="启用" error={errorOf('enabled')}>
          {({ id }) => <Switch id={id} checked={draft.enabled} onChange={(enabled) => set({ enabled })} />}
        </Labelled>
      </Form>
    </Drawer>
  )
}
