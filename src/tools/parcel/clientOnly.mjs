import { Transformer } from '@parcel/plugin';

/**
 * Of boardgame.io pages need the client for React, and bots of their own. The lobby lies in the same file as that
 * client and can't be left out by itself, as it is given properties where the file is read: it brings sockets and
 * cookies. React asks for no `propTypes` any more. And each file names what others need, for which a bundler takes it along: of all that only a bot that
 * searches and the Debug panel have a use. Changes of a state by patches are for games with `deltaState`: ours has not
 * asked for it.
 */

const LOBBY = /\nclass _LobbyConnectionImpl [^]*\nexport \{ Client, Lobby \};/;
const PROP_TYPES = /_a\.propTypes = \{[^}]*\},/;
const ITS_IMPORTS = /^import [^']+ from '(react-cookies|prop-types|\.\/(ai|socketio|client-5)[^']*)';\n/gm;
/** A bundler takes everything along that stands beside a default export. */
const DEFAULT = "import produce from 'immer';";
const BY_NAME = "import { produce } from 'immer';";
const PATCHES = "import { applyPatch } from 'rfc6902';";
const NO_PATCHES = "const applyPatch = () => { throw new Error('patches are for games with deltaState'); };";
const NAMED_ONLY = /^import '[^']*';\n/gm;

export default new Transformer({
  async transform({ asset }) {
    const whole = await asset.getCode();
    if (/\bapplyPatch\(/.test(whole) && !whole.includes(PATCHES))
      throw new Error('boardgame.io patches in another way now');
    const code = whole.replace(NAMED_ONLY, '').replace(DEFAULT, BY_NAME).replace(PATCHES, NO_PATCHES);
    asset.setCode(asset.filePath.endsWith('react.js') ? clientOf(code) : code);
    return [asset];
  },
});

/** @param {string} code */
function clientOf(code) {
  if (!LOBBY.test(code) || !PROP_TYPES.test(code)) throw new Error('boardgame.io/react is another one now');
  return code.replace(LOBBY, '\nexport { Client };').replace(PROP_TYPES, '').replace(ITS_IMPORTS, '');
}
