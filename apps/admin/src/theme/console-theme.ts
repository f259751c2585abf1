import { theme, type ThemeConfig } from 'antd'

type Scheme = 'light' | 'dark'

const light = {
  colorPrimary: '#0a8436',
  colorLink: '#0a7a32',
  colorInfo: '#1a59b5',
  colorError: '#c4222b',
  colorWarning: '#8c5400',
  colorSuccess: '#087030',
  colorText: '#141a18',
  colorTextSecondary: '#4b5752',
  colorTextTertiary: '#66726d',
  colorTextPlaceholder: '#66726d',
  colorTextDescription: '#66726d',
  colorInfoBg: '#eef4fc',
  colorInfoBorder: '#bcd3f3',
  colorErrorBg: '#fff0f0',
  colorErrorBorder: '#f5c2c4',
  colorWarningBg: '#fff7e5',
  colorWarningBorder: '#f0d9a0',
  colorSuccessBg: '#eff8f2',
  colorSuccessBorder: '#8fd3a5',
  colorBorder: '#dce2df',
  colorBorderSecondary: '#eaeeec',
  colorBgLayout: '#f3f5f4',
}

const dark: typeof light & { [name: string]: string } = {
  colorPrimary: '#3dcd58',
  colorLink: '#56d470',
  colorInfo: '#8ab8ff',
  colorError: '#ff8a8a',
  colorWarning: '#f0c160',
  colorSuccess: '#62d97b',
  colorText: '#eaf0ed',
  colorTextSecondary: '#aeb9b4',
  colorTextTertiary: '#8f9c96',
  colorTextPlaceholder: '#8f9c96',
  colorTextDescription: '#8f9c96',
  colorInfoBg: '#14213a',
  colorInfoBorder: '#2b4470',
  colorErrorBg: '#311616',
  colorErrorBorder: '#5e2a2a',
  colorWarningBg: '#2a210d',
  colorWarningBorder: '#54431b',
  colorSuccessBg: '#13251b',
  colorSuccessBorder: '#2b6140',
  colorBorder: '#29322f',
  colorBorderSecondary: '#212927',
  colorBgLayout: '#0e1312',
  colorBgContainer: '#161c1a',
  colorBgElevated: '#1c2421',
  colorTextLightSolid: '#04200e',
}

/** Outlines of fields must be seen at 3:1; the ordinary hairline is lighter than that. */
const FIELD_LINE: Record<Scheme, string> = { light: '#8a9691', dark: '#6d7a75' }
/** Fields that somebody may only read must still be readable. */
const FIELD_READ_ONLY: Record<Scheme, string> = { light: '#66726d', dark: '#8f9c96' }
const TABLE_HEAD: Record<Scheme, string> = { light: '#fafbfb', dark: '#1b2220' }

export function consoleTheme(scheme: Scheme): ThemeConfig {
  const field = { colorBorder: FIELD_LINE[scheme], colorTextDisabled: FIELD_READ_ONLY[scheme] }
  return {
    algorithm: scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      ...(scheme === 'dark' ? dark : light),
      fontFamily: 'var(--font)',
      fontFamilyCode: 'var(--font-mono)',
      borderRadius: 4,
      borderRadiusLG: 8,
      controlHeight: 36,
      fontSize: 14,
      wireframe: false,
    },
    components: {
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
      Input: field,
      Select: field,
      TreeSelect: field,
      DatePicker: field,
      Checkbox: field,
      Table: {
        cellFontSizeSM: 13,
        cellPaddingBlockSM: 7,
        cellPaddingInlineSM: 10,
        headerBg: TABLE_HEAD[scheme],
        headerSplitColor: 'transparent',
      },
    },
  }
}
