export const THEME_KEY = 'theme'
export const DARK_QUERY = '(prefers-color-scheme: dark)'

/** Runs in <head> before the first paint, so that a dark page never flashes white. The choice is left on <html> for the switch. */
export const THEME_SCRIPT = `(function(){var c='auto';try{c=localStorage.getItem('${THEME_KEY}')||'auto'}catch(e){}var d=document.documentElement;d.dataset.themeChoice=c;d.dataset.theme=c==='dark'||(c!=='light'&&matchMedia('${DARK_QUERY}').matches)?'dark':'light'})()`
