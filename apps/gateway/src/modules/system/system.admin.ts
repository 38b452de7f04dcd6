import type { SomeAdminHandlers } from '../../contract/admin/handlers.ts';
import type { SettingsEditor } from './settings-editor.service.ts';

/** Settings as operators edit them. */
export const systemAdmin = (
  editor: SettingsEditor,
): SomeAdminHandlers<
  'listSettings' | 'getSetting' | 'saveSetting' | 'previewSetting' | 'listSettingChanges' | 'undoSettingChange'
> => ({
  listSettings: async () => ({ sections: await editor.sections() }),
  getSetting: ({ path }) => editor.section(path.key),
  async saveSetting({ path, body, by, unchanged }) {
    const { isChanged, section } = await editor.save(path.key, body.value, { by, version: body.version });
    if (!isChanged) unchanged();
    return section;
  },
  previewSetting: ({ path, body }) => editor.preview(path.key, body.value),
  listSettingChanges: ({ path, query, operator }) => editor.history(path.key, operator.name, query),
  async undoSettingChange({ path, body, by, unchanged }) {
    const { isChanged, section } = await editor.undo(path.key, body.changeId, { by, version: body.version });
    if (!isChanged) unchanged();
    return section;
  },
});
