using System;
using System.Collections;
using System.Diagnostics;
using System.Globalization;
using System.IO;
using System.Reflection;
using System.Text;
using System.Text.RegularExpressions;

/// <summary>
/// Raises a typed error from a C# program: ConductorError.Fail("external.git.drift", "main has moved", new { behind = 3 }).
/// Fail writes the envelope and ends the program with exit code 1. Raise writes it and returns true; nothing is thrown and the
/// program goes on. A kind or a message that the engine refuses is written as well, so that the node fails: both say why on
/// stderr, and Raise returns false. No dependency, C# 5 and newer.
/// </summary>
public static class ConductorError
{
    private const int MaxDepth = 100;

    /// <summary>Raises like Raise and ends the program with exit code 1, also where the raise was refused.</summary>
    public static void Fail(string kind, string message, object details = null)
    {
        Raise(kind, message, details);
        Environment.Exit(1);
    }

    /// <param name="kind">Lower-case words with dots between them.</param>
    /// <param name="message">One sentence for people.</param>
    /// <param name="details">A dictionary, an object with properties, or the text of a JSON object, or null.</param>
    public static bool Raise(string kind, string message, object details = null)
    {
        string target = Environment.GetEnvironmentVariable("CONDUCTOR_ERROR_OUT");
        if (string.IsNullOrEmpty(target))
        {
            return Refuse("CONDUCTOR_ERROR_OUT is not set, so this does not run under conductor (" + kind + ": " + message + ")", Nothing);
        }
        string refused = null;
        if (kind == null || !Regex.IsMatch(kind, @"\A[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+\z"))
        {
            refused = "not a kind: \"" + kind + "\" (expected lower-case words with dots between them, such as external.git.drift)";
        }
        else if (string.IsNullOrWhiteSpace(message)) refused = "the message is empty (" + kind + ")";
        else if (details != null && !(details is string || details is IDictionary || IsGenericDictionary(details) || HasProperties(details)))
        {
            refused = "the details are neither a dictionary nor an object with properties (" + kind + ": " + message + ")";
        }
        string json;
        try
        {
            json = Envelope(kind, message, details);
        }
        catch (Exception error)
        {
            refused = "the details cannot be written as JSON: " + error.Message + " (" + kind + ")";
            json = Envelope(kind, message, new[] { refused });
        }
        try
        {
            Replace(target, json);
        }
        catch (Exception error)
        {
            return Refuse("cannot write " + target + ": " + error.Message + " (" + kind + ")", Nothing);
        }
        return refused == null || Refuse(refused, "the node fails with internal.schema_violation");
    }

    private const string Nothing = "nothing was raised";

    /// <summary>The text of details is written as it is and comes first: whatever it holds, kind and message are those given.</summary>
    private static string Envelope(string kind, string message, object details)
    {
        var json = new StringBuilder("{\"conductor_error\":true,\"details\":");
        var text = details as string;
        if (text != null) foreach (char c in text) WriteRaw(json, c);
        else if (details == null) json.Append("{}");
        else WriteValue(json, details, 0);
        json.Append(",\"kind\":");
        WriteValue(json, kind, 0);
        json.Append(",\"message\":");
        WriteValue(json, message, 0);
        return json.Append("}\n").ToString();
    }

    /// <summary>A dictionary that is only generic enumerates pairs, which are read by their two properties.</summary>
    private static bool IsGenericDictionary(object value)
    {
        foreach (Type type in value.GetType().GetInterfaces())
        {
            if (type.IsGenericType && type.Name.StartsWith("IDictionary`", StringComparison.Ordinal)) return true;
            if (type.IsGenericType && type.Name.StartsWith("IReadOnlyDictionary`", StringComparison.Ordinal)) return true;
        }
        return false;
    }

    /// <summary>An anonymous or own type is written by its properties; types of the framework, such as Guid, are texts.</summary>
    private static bool HasProperties(object value)
    {
        Type type = value.GetType();
        bool isOwn = type.Namespace == null || !(type.Namespace == "System" || type.Namespace.StartsWith("System.", StringComparison.Ordinal));
        return isOwn && !type.IsEnum && !(value is IEnumerable) && !(value is Exception);
    }

    private static void WriteProperties(StringBuilder json, object value, int depth)
    {
        var properties = new Hashtable();
        foreach (PropertyInfo property in value.GetType().GetProperties(BindingFlags.Public | BindingFlags.Instance))
        {
            if (property.CanRead && property.GetIndexParameters().Length == 0) properties[property.Name] = property.GetValue(value, null);
        }
        WriteObject(json, properties, depth);
    }

    private static void WriteValue(StringBuilder json, object value, int depth)
    {
        if (depth > MaxDepth) throw new InvalidOperationException("the details are nested too deeply");
        if (value == null) json.Append("null");
        else if (value is bool) json.Append((bool)value ? "true" : "false");
        else if (value is double || value is float) WriteDouble(json, Convert.ToDouble(value, CultureInfo.InvariantCulture), value);
        else if (IsNumber(value)) json.Append(((IFormattable)value).ToString(null, CultureInfo.InvariantCulture));
        else if (value is string) WriteString(json, (string)value);
        else if (value is IDictionary || IsGenericDictionary(value)) WriteObject(json, (IEnumerable)value, depth);
        else if (value is IEnumerable) WriteList(json, (IEnumerable)value, depth);
        else if (HasProperties(value)) WriteProperties(json, value, depth);
        else if (value is DateTime) WriteString(json, ((DateTime)value).ToString("o", CultureInfo.InvariantCulture));
        else WriteString(json, Convert.ToString(value, CultureInfo.InvariantCulture) ?? "");
    }

    private static bool IsNumber(object value)
    {
        return value is int || value is long || value is short || value is byte || value is uint || value is ulong
            || value is ushort || value is sbyte || value is decimal;
    }

    private static void WriteDouble(StringBuilder json, double number, object original)
    {
        string text = ((IFormattable)original).ToString("R", CultureInfo.InvariantCulture);
        if (double.IsNaN(number) || double.IsInfinity(number)) WriteString(json, text);
        else json.Append(text);
    }

    private static void WriteObject(StringBuilder json, IEnumerable pairs, int depth)
    {
        json.Append('{');
        bool first = true;
        foreach (object pair in pairs)
        {
            object key;
            object value;
            if (pair is DictionaryEntry)
            {
                key = ((DictionaryEntry)pair).Key;
                value = ((DictionaryEntry)pair).Value;
            }
            else
            {
                key = pair.GetType().GetProperty("Key").GetValue(pair, null);
                value = pair.GetType().GetProperty("Value").GetValue(pair, null);
            }
            if (!first) json.Append(',');
            first = false;
            WriteString(json, Convert.ToString(key, CultureInfo.InvariantCulture) ?? "");
            json.Append(':');
            WriteValue(json, value, depth + 1);
        }
        json.Append('}');
    }

    private static void WriteList(StringBuilder json, IEnumerable items, int depth)
    {
        json.Append('[');
        bool first = true;
        foreach (object item in items)
        {
            if (!first) json.Append(',');
            first = false;
            WriteValue(json, item, depth + 1);
        }
        json.Append(']');
    }

    private static void WriteString(StringBuilder json, string text)
    {
        json.Append('"');
        foreach (char c in text)
        {
            if (c == '"' || c == '\\') json.Append('\\').Append(c);
            else if (c == '\n') json.Append("\\n");
            else if (c < ' ') json.Append("\\u").Append(((int)c).ToString("x4", CultureInfo.InvariantCulture));
            else WriteRaw(json, c);
        }
        json.Append('"');
    }

    /// <summary>Characters beyond ASCII can only stand in strings, where an escape says the same in any encoding.</summary>
    private static void WriteRaw(StringBuilder json, char c)
    {
        if (c > '~') json.Append("\\u").Append(((int)c).ToString("x4", CultureInfo.InvariantCulture));
        else json.Append(c);
    }

    /// <summary>A file beside the target, then a rename: a reader sees all of it or nothing.</summary>
    private static void Replace(string target, string text)
    {
        string part = target + "." + Process.GetCurrentProcess().Id.ToString(CultureInfo.InvariantCulture) + ".part";
        try
        {
            File.WriteAllText(part, text, new UTF8Encoding(false));
            if (File.Exists(target)) File.Replace(part, target, null);
            else File.Move(part, target);
        }
        finally
        {
            if (File.Exists(part)) File.Delete(part);
        }
    }

    private static bool Refuse(string reason, string consequence)
    {
        Console.Error.WriteLine("ConductorError: " + reason + "; " + consequence);
        return false;
    }
}
