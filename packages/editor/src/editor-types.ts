/** What the editor hands out after every change. */
export type EditorValue = {
  /** For the editor to go on with, on this device or another. */
  doc: { type: 'doc'; [key: string]: unknown }
  /** For readers, after the server has sanitised it; '' when there is nothing. Files appear as `file:{id}`. */
  html: string
  /** The words alone. */
  text: string
  /** Pictures and attachments that are not up yet; they are in `doc` and not in `html`. */
  uploading: number
  /** Members named with @. */
  mentionIds: string[]
}

export type FilePurpose = 'image' | 'attachment'
export type Person = { id: string; nickname: string; title: string }

type Upload = { uploadId: string; report: (percent: number) => void; signal: AbortSignal }

/** How files get from the editor to the store; the page brings it along. */
export type Uploader = {
  /** Resolves with the file's id when it is ready; rejects with words for the author, `final` when another try would not help. */
  send(file: File, purpose: FilePurpose, upload: Upload): Promise<{ id: string }>
  /** Words for the author where it is plain from the beginning that a file can't go up. */
  refusal?(file: File, purpose: FilePurpose): string | undefined
  /** Words for a file that is on no server and not on this device either. */
  lost: string
  /** Where a file can be seen; null when it is not there. */
  addressOf(fileId: string): Promise<string | null>
  /** Keeps a file on the device until it is up, so that a reload does not lose it. */
  keep?(uploadId: string, file: File): Promise<void>
  kept?(uploadId: string): Promise<File | undefined>
  forget?(uploadId: string): Promise<void>
  /** Like forget, and what was sent already is erased. */
  cancel?(uploadId: string): Promise<void>
}

export type FindPeople = (keyword: string) => Promise<Person[]>
/** Finds catalogue numbers: `[from, to]` in the text. */
export type FindCodes = (text: string) => readonly (readonly [number, number])[]

/** Positions in the document, as the editor counts them. */
export type Cursor = { from: number; to: number }

export type RichEditorProps = {
  /** For screen readers. */
  label: string
  placeholder?: string
  /** Read once; give the component another `key` to load something else. */
  initial?: { doc: EditorValue['doc'] | null; html: string }
  onChange: (value: EditorValue) => void
  /** Where writing goes on; read once, like `initial`. */
  cursor?: Cursor | undefined
  onCursor?: (cursor: Cursor) => void
  uploader?: Uploader
  findPeople?: FindPeople
  findCodes?: FindCodes
  /** compact: one field of a page among others, its tools standing with it. */
  size?: 'page' | 'compact'
  /** Under the text on desktops, above the keyboard on phones. */
  device: 'pc' | 'mobile'
  /** Goes on where another field was being written in. */
  autoFocus?: boolean
  readOnly?: boolean
}
